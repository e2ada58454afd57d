/** Passkeys of this browser. Bytes go over the wire as base64url. */
import { api, ApiError } from '../lib/api';
import type { Person } from '../lib/types';

type Json = Record<string, unknown>;

/** Whether there can be passkeys here, or the key of a text that says why not. */
export function whyNoPasskeys(): string | null {
  const isNumber = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));
  if (!isSecureContext || isNumber) return 'page-id-passkey-insecure';
  return 'PublicKeyCredential' in window ? null : 'page-id-passkey-missing';
}

/** Make a passkey for me. */
export async function makePasskey(): Promise<void> {
  const options = await api.post<Json>('/api/me/passkeys/new');
  const user = options.user as Json;
  const known = (options.excludeCredentials ?? []) as Json[];
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: known.map((key) => ({ ...key, id: bytesOf(key.id) })),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  await api.post('/api/me/passkeys', { credential: credentialOf(made, { clientDataJSON, attestationObject }) });
}

/** Come back by a passkey; who that is. */
export async function comeBack(): Promise<Person> {
  const options = await api.post<Json>('/api/me/passkeys/ask');
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        allowCredentials: [],
      } as unknown as PublicKeyCredentialRequestOptions,
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  const credential = credentialOf(used, { clientDataJSON, authenticatorData, signature });
  return api.post<Person>('/api/me/passkeys/use', { credential });
}

/** What the browser gives; whoever changes their mind is told that nothing was done. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const cancelled = { code: 'not-now', message: 'cancelled', say: { key: 'page-id-passkey-cancelled' } };
  try {
    const given = await ask();
    if (given) return given as PublicKeyCredential;
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
  throw new ApiError(cancelled);
}

function credentialOf({ id, rawId, type }: PublicKeyCredential, response: Record<string, ArrayBuffer>): Json {
  const encoded = Object.entries(response).map(([name, bytes]) => [name, textOf(bytes)]);
  return { id, rawId: textOf(rawId), type, response: Object.fromEntries(encoded) as Json };
}

export function textOf(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
