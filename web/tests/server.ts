/** A real server with the built page, on a free port, with a database of its own. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const OWN = join(ROOT, '.venv/bin/python');
const INSTALLED = process.env.RATSKELLER_INSTALLED; // the Python of an environment that has the package, page included
const PYTHON = INSTALLED ?? process.env.RATSKELLER_PYTHON ?? (existsSync(OWN) ? OWN : 'python3');
const PATIENCE = 280_000; // a first start compiles the rules

export interface Server {
  url: string;
  /** Run a command of the operator's on the database of this server. */
  command(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startServer(...options: string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-'));
  const database = `sqlite:///${join(folder, 'rats.sqlite')}`;
  // Tests make people and messages faster than fingers do.
  const limits = ['messages_per_second=2000', 'burst=4000', 'new_people_per_minute=2000']
    .concat([
      'connections_per_address=4000',
      'sockets_per_address=2000',
      'new_sockets_per_minute=6000',
      'address_messages_per_second=4000',
    ])
    .concat(['address_requests_per_second=4000', 'address_writes_per_second=2000', 'waiting_tables_per_address=1000']);
  const child = spawn(
    PYTHON,
    ['-m', 'ratskeller', 'serve', '--port', '0', '--database', database]
      .concat(limits.flatMap((limit) => ['--limit', limit]))
      .concat(options),
    { ...place(folder), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const command = async (...words: string[]) => {
      const all = ['-m', 'ratskeller', ...words, '--database', database];
      return (await promisify(execFile)(PYTHON, all, place(folder))).stdout;
    };
    return { url: await addressOf(child), command, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The checkout runs from its sources; an installed package has to do without them. */
function place(folder: string): { cwd: string; env: NodeJS.ProcessEnv } {
  if (INSTALLED) return { cwd: folder, env: process.env };
  return { cwd: ROOT, env: { ...process.env, PYTHONPATH: join(ROOT, 'src') } };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not open:\n${said}`)), PATIENCE);
    const hear = (data: Buffer) => {
      said += data.toString();
      const address = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}
