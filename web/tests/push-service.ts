/** A push service of the test's own, and the keys of the browser for which it takes messages. */
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export class PushService {
  readonly messages: string[] = [];
  readonly #keys = createECDH('prime256v1');
  readonly #auth = Buffer.alloc(16, 7);
  #server: Server | undefined;

  constructor() {
    this.#keys.generateKeys();
    beforeAll(async () => {
      this.#server = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          this.messages.push(this.#decrypt(Buffer.concat(parts)));
          response.writeHead(201).end();
        });
      });
      await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => void this.#server?.close());
  }

  /** What a browser says of itself once it has subscribed. */
  get subscription(): { endpoint: string; p256dh: number[]; auth: number[] } {
    const { port } = this.#server!.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/push`,
      p256dh: [...this.#keys.getPublicKey()],
      auth: [...this.#auth],
    };
  }

  /** RFC 8291, from the other end. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const derive = (secret: Buffer, salt: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derive(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}
