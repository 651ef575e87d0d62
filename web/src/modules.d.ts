declare module 'virtual:catalogue' {
  const languages: Record<string, () => Promise<{ default: string }>>
  export default languages
}
