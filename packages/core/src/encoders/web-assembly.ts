/** What this file needs of WebAssembly, which every runtime of the server and of tests has. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: object };
};

/** The memory of an instance, which begins with one page. */
export interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

const PAGE_BYTES = 65_536;
const modules = new Map<string, object>();

/**
 * An instance of a module with a memory of its own.
 *
 * @param hex the module's bytes in hexadecimal digits, which may be parted by blanks
 * @param bytes what its memory must hold
 */
export function instantiate<Exports extends { memory: Memory }>(
  hex: string,
  bytes: number,
): Exports {
  const digits = hex.match(/[\da-f]{2}/g) ?? [];
  const module =
    modules.get(hex) ??
    new WebAssembly.Module(Uint8Array.from(digits, (byte) => Number.parseInt(byte, 16)));
  modules.set(hex, module);
  const exports = new WebAssembly.Instance(module).exports as Exports;
  exports.memory.grow(Math.ceil(bytes / PAGE_BYTES));
  return exports;
}
