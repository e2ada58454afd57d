/** Whether the seed that the server shows afterwards is the one that it promised before (docs/fair.md). */

/** The SHA-256 of a seed as hexadecimal digits; null where the browser can't tell, as it can't over plain HTTP. */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
