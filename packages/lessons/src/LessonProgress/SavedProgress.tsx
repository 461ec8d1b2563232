import {useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import lessons from '@generated/lessons/default/lessons.json';
import Button from '@markdown-zh/ui/Button';
import {download} from '@markdown-zh/ui/download';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {fencedCode} from '@markdown-zh/ui/fenced-code';
import {exerciseKey, type Progress} from './progress.ts';
import {deleteProgress, importProgress} from './storage.ts';
import styles from './SavedProgress.module.css';

/** The largest file to import, in bytes. Browsers store no more. */
const fileLimit = 5_000_000;

type Props = {readonly progress: Progress};

/** Buttons that export, import and delete the learner's work in this browser. */
export default function SavedProgress({progress}: Props): ReactNode {
  const isBegun = Object.keys(progress.solved).length > 0;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'not progress' | 'not saved'>();
  const onImport = async (file: File) => {
    const isSaved = file.size > fileLimit ? undefined : importProgress(await file.text());
    setProblem(isSaved === undefined ? 'not progress' : isSaved ? undefined : 'not saved');
  };
  return (
    <section aria-labelledby="kept" className={styles.saved}>
      <h2 id="kept">我的文件和进度</h2>
      <p>答案和进度只存在这个浏览器里，没有上传。</p>
      <div className={styles.buttons} lang={interfaceLanguage}>
        {isBegun && (
          <>
            <Button
              onClick={() => {
                const file = answersFile(progress);
                download('my-markdown.md', new Blob([file], {type: 'text/markdown;charset=utf-8'}));
              }}
            >
              <Translate id="site.lessons.download">Download my answers</Translate>
            </Button>
            <Button
              onClick={() => {
                const json = JSON.stringify(progress);
                download('lesson-progress.json', new Blob([json], {type: 'application/json'}));
              }}
            >
              <Translate id="site.lessons.export">Export progress</Translate>
            </Button>
          </>
        )}
        <Button onClick={() => input.current?.click()}>
          <Translate id="site.lessons.import">Import progress</Translate>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({target}) => {
            const [file] = target.files ?? [];
            target.value = ''; // allows importing the same file again
            if (file) {
              void onImport(file);
            }
          }}
        />
        {isBegun && <Delete />}
      </div>
      <p role="status" lang={interfaceLanguage}>
        {problem === 'not progress' && (
          <Translate id="site.lessons.notProgress">
            This file is not an export of progress. Nothing was changed.
          </Translate>
        )}
        {problem === 'not saved' && (
          <Translate id="site.lessons.notKept">
            This browser blocks storage, so nothing was imported.
          </Translate>
        )}
      </p>
    </section>
  );
}

/** Deletes all progress at the second press. */
function Delete(): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      onClick={() => {
        if (isAsking) {
          deleteProgress();
        }
        setAsking(!isAsking);
      }}
      onBlur={() => {
        setAsking(false);
      }}
    >
      {isAsking ? (
        <Translate id="site.lessons.deleteNow">Press again to delete all progress</Translate>
      ) : (
        <Translate id="site.lessons.delete">Delete progress</Translate>
      )}
    </Button>
  );
}

/** A Markdown file with the learner's right answers, by lesson; empty without answers. */
function answersFile(progress: Progress): string {
  const parts = lessons.flatMap(({id, title, exercises}) => {
    const answers = exercises.flatMap((exercise) => {
      const solved = progress.solved[exerciseKey(id, exercise.id)];
      return solved ? [`${exercise.task}\n\n${fencedCode(solved.text)}`] : [];
    });
    return answers.length > 0 ? [`## ${title}\n\n${answers.join('\n\n')}`] : [];
  });
  return parts.length > 0 ? `# 我的 Markdown 练习\n\n${parts.join('\n\n')}\n` : '';
}
