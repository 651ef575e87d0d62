// The page for a house that cannot be reached: in the visitor's language where we speak it, and back as soon as it is there.

const PATIENCE = 4000 // milliseconds from one look to the next

const sections = [...document.querySelectorAll('section')]
const spoken = navigator.languages.map((tag) => tag.split('-')[0])
const wanted = spoken.map((language) => sections.find((section) => section.lang === language)).find(Boolean) ?? sections[0]
for (const section of sections) section.hidden = section !== wanted
document.documentElement.lang = wanted.lang

for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())
setInterval(look, PATIENCE)

async function look() {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
