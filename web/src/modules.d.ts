declare module 'virtual:catalogue' {
  type Load = () => Promise<{ default: string }>
  const languages: Record<string, Load>
  export default languages
  export const school: Record<string, Record<string, Load>> // by language, and game or `studies`
}
