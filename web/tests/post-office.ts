/** A real SMTP server on this machine, which keeps what it is given. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const OWN = join(ROOT, '.venv/bin/python');
const PYTHON = process.env.RATSKELLER_PYTHON ?? (existsSync(OWN) ? OWN : 'python3');

export class PostOffice {
  readonly port = 20_000 + (process.pid % 20_000);
  #said = '';
  #child: ChildProcess | undefined;

  constructor() {
    beforeAll(async () => {
      const words = ['-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${this.port}`];
      this.#child = spawn(PYTHON, [...words, '-c', 'aiosmtpd.handlers.Debugging', 'stdout'], {
        env: { ...process.env, PYTHONUNBUFFERED: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      this.#child.stdout!.on('data', (data: Buffer) => (this.#said += data.toString()));
      while (!(await isOpen(this.port))) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    afterAll(() => void this.#child?.kill());
  }

  /** The link of the newest mail, once there is one that holds it. */
  async link(kind: 'confirm' | 'enter'): Promise<string> {
    let found: string | undefined;
    await expect
      .poll(() => (found = [...plain(this.#said).matchAll(RegExp(`/me#${kind}=[\\w-]+`, 'g'))].at(-1)?.[0]))
      .toBeTruthy();
    return found!;
  }
}

/** Without the line breaks and codes that mails have for the sake of old machines. */
function plain(text: string): string {
  return text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
