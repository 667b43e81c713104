/** What wrangler.toml's rules turn files into. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '*.css' {
  const text: string;
  export default text;
}
