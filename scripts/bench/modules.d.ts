/** Modules that scripts/bench/workerd-server.ts provides when it bundles. */
declare module 'bench:snapshot' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module 'bench:page' {
  const text: string;
  export default text;
}
