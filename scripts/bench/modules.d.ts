/** What scripts/bench/workerd-server.ts puts in their place when it bundles. */
declare module 'bench:snapshot' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module 'bench:page' {
  const text: string;
  export default text;
}
