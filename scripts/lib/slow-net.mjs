import {connect, createServer} from 'node:net';

/**
 * A slow network between a browser and a local server. It lies below the protocol, so that workers are slowed as well,
 * which the switch of the developer tools leaves out.
 *
 * @param {{to: number, bitsPerSecond: number, roundTripMs: number}} options `to`: the port of the server.
 * @returns {Promise<{port: number, bytes: () => number, close: () => Promise<void>}>} `bytes`: received so far.
 */
export async function slowNet({to, bitsPerSecond, roundTripMs}) {
  let bytes = 0;
  /** When the line, which all connections share, is free again. */
  let free = 0;
  const sockets = new Set();

  const proxy = createServer((client) => {
    const server = connect({port: to, host: 'localhost'});
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket
        .on('close', () => sockets.delete(socket))
        .on('error', () => {
          client.destroy();
          server.destroy();
        });
    }
    // Opening a connection costs one way there and back before the first word.
    const open = performance.now() + roundTripMs;
    client.on('data', (chunk) => {
      const at = Math.max(performance.now(), open) + roundTripMs / 2;
      setTimeout(() => server.writable && server.write(chunk), at - performance.now());
    });
    server.on('data', (chunk) => {
      bytes += chunk.length;
      const now = performance.now();
      free = Math.max(free, now) + (chunk.length * 8000) / bitsPerSecond;
      setTimeout(() => client.writable && client.write(chunk), free + roundTripMs / 2 - now);
    });
    server.on('end', () =>
      setTimeout(() => client.end(), Math.max(0, free - performance.now()) + roundTripMs),
    );
    client.on('end', () => server.end());
  });
  await new Promise((resolve) => proxy.listen(0, 'localhost', () => resolve(undefined)));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    bytes: () => bytes,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
