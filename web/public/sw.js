// The service worker. It never answers for the house: pages always come from the network, so that no old client outlives
// a new one. It keeps files that never change, and one page that says that the house cannot be reached.

const SHELL = 'shell-1'
const FILES = 'files-1'
const OFFLINE = '/offline.html'
const KEPT = [OFFLINE, '/offline.css', '/offline.js', '/icon.svg']
const MOST = 400 // files that never change, of this build and of those before

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

// What is said was made ready by the house, and tells no more than which table waits.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: path }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(showPage(event.notification.data))
})

async function keepShell() {
  const shell = await caches.open(SHELL)
  await shell.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' })))
  await self.skipWaiting()
}

async function dropOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== SHELL && name !== FILES).map((name) => caches.delete(name)))
}

async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

// Its name bears a hash of what it holds: what is kept under it is what the server would send.
async function file(request) {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(files, request, answer.clone())
  return answer
}

async function keep(files, request, answer) {
  await files.put(request, answer)
  const all = await files.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => files.delete(old)))
}

async function showPage(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((one) => new URL(one.url).pathname === path)
  if (open) await open.focus()
  else await self.clients.openWindow(path)
}
