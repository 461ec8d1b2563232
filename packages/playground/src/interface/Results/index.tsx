import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Runners} from '../useRunners.ts';
import {views, type ChoiceEvent, type Choices, type View} from '../../state.ts';
import {dialects, type Dialect} from '@markdown-zh/engines/dialects';
import type {ScrollLink} from '../../scroll-link.ts';
import type {SourcePlace} from '../../worker/comparison/index.ts';
import RadioBar from '../RadioBar.tsx';
import Engines from './Engines/index.tsx';
import Rendered from './Rendered/index.tsx';
import Tree from './Tree/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly runners: Runners;
  /** Whether the reader has turned to the playground. */
  readonly isActive: boolean;
  readonly source: string;
  /** Whether the text has come from the address or the tab. */
  readonly isOther: boolean;
  readonly offset: number | undefined;
  readonly choices: Choices;
  readonly onChoice: (event: ChoiceEvent) => void;
  readonly onPick: (from: number, to: number) => void;
  readonly onLink: (href: string) => void;
  readonly scrollLink: ScrollLink;
  readonly onDifferences: (places: readonly SourcePlace[]) => void;
};

/** The result of the text in one of four views. */
export default function Results(props: Props): ReactNode {
  const {
    runners,
    isActive,
    source,
    isOther,
    offset,
    choices,
    onChoice,
    onPick,
    onLink,
    onDifferences,
    scrollLink,
  } = props;
  const {view, dialect} = choices;
  const shared = {runner: runners.results, source, offset, onPick};
  return (
    <section
      className={styles.results}
      aria-label={translate({id: 'site.playground.results', message: 'Results'})}
    >
      <div className={styles.bar}>
        <RadioBar
          className={styles.views}
          name="view"
          legend={<Translate id="site.playground.view">View</Translate>}
          values={views}
          chosen={view}
          labelOf={viewLabel}
          onChoice={(name) => {
            onChoice({type: 'view', view: name});
          }}
        />
        {view !== 'engines' && (
          <label className={styles.dialect}>
            <Translate id="site.playground.dialect">Parse as</Translate>
            <select
              name="dialect"
              value={dialect}
              onChange={({target}) => {
                onChoice({type: 'dialect', dialect: target.value as Dialect});
              }}
            >
              {dialects.map((name) => (
                <option key={name} value={name}>
                  {dialectLabel(name)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.body}>
        {view === 'tree' && <Tree {...shared} dialect={dialect} />}
        {view === 'engines' && (
          <Engines
            runner={runners.engines}
            source={source}
            options={choices.options}
            onChoice={onChoice}
            onPick={onPick}
            onLink={onLink}
            onDifferences={onDifferences}
          />
        )}
        {(view === 'preview' || view === 'html') && (
          <Rendered
            {...shared}
            dialect={dialect}
            view={view}
            isActive={isActive}
            isOther={isOther}
            onLink={onLink}
            scrollLink={scrollLink}
          />
        )}
      </div>
    </section>
  );
}

function viewLabel(view: View): string {
  return {
    preview: translate({id: 'site.playground.view.preview', message: 'Preview'}),
    html: 'HTML',
    tree: translate({id: 'site.playground.view.tree', message: 'Syntax tree'}),
    engines: translate({id: 'site.playground.view.engines', message: 'Engines'}),
  }[view];
}

function dialectLabel(dialect: Dialect): string {
  return {
    gfm: 'GitHub Flavored Markdown',
    commonmark: 'CommonMark',
    site: translate({id: 'site.playground.dialect.site', message: 'GFM, Chinese-friendly'}),
    mdx: 'MDX',
  }[dialect];
}
