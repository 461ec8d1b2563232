declare module '@docusaurus/core/lib/client/prefetch' {
  const prefetch: (url: string) => Promise<void>;
  export default prefetch;
}
