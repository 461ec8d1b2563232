import {judgeError, judgeStatus, type Answer} from './checks/external-links';

/** Some servers turn away what does not say that it is a browser. */
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
  accept: 'text/html,*/*;q=0.8',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
};

/** Asks a server for a page, twice where it is not clear whether there is one; the page itself is not read. */
export async function askAddress(address: string, {patience = 20_000} = {}): Promise<Answer> {
  const first = await askOnce(address, patience);
  return first.kind === 'unsure' ? askOnce(address, patience) : first;
}

async function askOnce(address: string, patience: number): Promise<Answer> {
  try {
    const {status, body} = await fetch(address, {headers, signal: AbortSignal.timeout(patience)});
    await body?.cancel();
    return judgeStatus(status);
  } catch (error) {
    const {name, cause} = error as {name: string; cause?: {code?: string}};
    return judgeError(cause?.code ?? name);
  }
}
