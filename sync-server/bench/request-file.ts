import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Whole HTTP requests, made before the clock runs and handed to the load generator as one file: each is four bytes of
 * length and its bytes.
 */
export function writeRequests(file: string, requests: readonly Buffer[]): void {
  const parts = requests.flatMap((request) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(request.length);
    return [length, request];
  });
  writeFileSync(file, Buffer.concat(parts));
}

export function readRequests(file: string): Buffer[] {
  const all = readFileSync(file);
  const requests: Buffer[] = [];
  for (let at = 0; at < all.length;) {
    const length = all.readUInt32LE(at);
    requests.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return requests;
}

/** One request as it goes over the wire. */
export function httpRequest(
  method: string,
  path: string,
  {
    body,
    headers = {},
  }: { readonly body?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Buffer {
  const bytes = Buffer.from(body ?? '');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${bytes.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
}
