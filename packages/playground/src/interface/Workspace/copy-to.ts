import {tryCopy} from '../../clipboard.ts';
import type {CopyTarget} from '../../worker/copy-targets.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {Session} from '../../session/session.ts';
import type {Published} from '@markdown-zh/convert/publish';

interface Options {
  readonly session: Session;
  readonly runner: Runner;
}

/** Copies the text in the form that a target accepts, and reports the content that it could not carry. */
export function createCopyTo({session, runner}: Options): (target: CopyTarget) => void {
  let presses = 0;
  const notify = (notice: Notice) => {
    session.send({type: 'noticed', notice});
  };
  return (target) => {
    presses += 1;
    const press = presses;
    notify({code: 'exporting'});
    const published = publish(target);
    const html = published.then((response) => response.html ?? '');
    void tryCopy({
      plain: published.then(({plain}) => plain),
      ...(!target.isPlain && {html}),
    }).then(async (code) => {
      const {unsupported = [], platforms = []} = code === 'copied' ? await published : {};
      if (press === presses) {
        notify(code === 'copied' ? {code: 'copied to', unsupported, platforms} : {code});
      }
    });
  };

  /** Rejects if the text has no result: MDX is not executed, and a text may be nested too deeply. */
  async function publish(target: CopyTarget): Promise<Published> {
    const {current, choices} = session.state();
    const {source} = current;
    const {dialect} = choices;
    const hasPreview = dialect !== 'mdx';
    if (!hasPreview && target.isPreview) {
      throw new Error('MDX');
    }
    const request = {source, target: target.id, dialect: hasPreview ? dialect : 'gfm'} as const;
    const outcome = await runner.run('publish', request);
    if (outcome.type === 'done') {
      return outcome.response;
    }
    throw new Error(outcome.type);
  }
}
