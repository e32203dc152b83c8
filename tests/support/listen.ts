import type { AddressInfo, Server } from 'node:net';

/** Makes a server listen at a free port of the loopback address, and returns the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
