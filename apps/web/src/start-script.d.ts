/** Made by the plugin in start-script.ts. */
declare module 'virtual:start-script' {
  const script: string;
  export default script;
}
