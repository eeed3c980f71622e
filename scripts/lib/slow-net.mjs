import {connect, createServer} from 'node:net';

/**
 * Does one thing after another, each not before its time: of timers that are set one by one a later one may come first.
 *
 * @returns {(at: number, act: () => void) => void} `at`: by `performance.now()`
 */
function inOrder() {
  let last = Promise.resolve();
  return (at, act) => {
    last = last.then(async () => {
      const wait = at - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      act();
    });
  };
}

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
    const [up, down] = [inOrder(), inOrder()];
    client.on('data', (chunk) => {
      const at = Math.max(performance.now(), open) + roundTripMs / 2;
      up(at, () => server.writable && server.write(chunk));
    });
    server.on('data', (chunk) => {
      bytes += chunk.length;
      free = Math.max(free, performance.now()) + (chunk.length * 8000) / bitsPerSecond;
      down(free + roundTripMs / 2, () => client.writable && client.write(chunk));
    });
    client.on('end', () => up(0, () => server.end()));
    server.on('end', () => down(0, () => client.end()));
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
