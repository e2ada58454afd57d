/** A proxy under which a server has any name that a browser asks for, as a router or a file of hosts would give it. */
import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface Naming {
  /** For `proxy` of a browser's context. */
  server: string;
  close(): void;
}

export async function giveNames(server: string): Promise<Naming> {
  const { port } = new URL(server);
  const proxy = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url!);
    const { method, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  // Sockets come through a tunnel.
  proxy.on('connect', (_, socket, head) => {
    const tunnel = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
