/** A random text of letters and digits; `crypto.randomUUID` is missing on pages without https. */
export function randomText(length = 16): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 36]).join('');
}
