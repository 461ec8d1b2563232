import {connect} from 'node:tls';

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/**
 * Sends a request to a server on this machine over TLS, with an unchanged first line. HTTP clients would not send most of the tested lines.
 */
export function sendRawRequest(port: number, line: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({port, host: '127.0.0.1', rejectUnauthorized: false}, () => {
      socket.write(
        `${line}\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', reject);
    socket.once('close', () => {
      resolve(read(Buffer.concat(chunks).toString()));
    });
  });
}

function read(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers),
    body: text.slice(end + 4),
  };
}
