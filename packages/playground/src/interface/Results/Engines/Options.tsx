import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import {catalog, engineIds, type EngineId, type Option} from '@markdown-zh/engines/catalog';
import type {ChoiceEvent, Choices} from '../../../state.ts';
import EngineName from './EngineName.tsx';
import styles from './Options.module.css';

type Props = {
  readonly options: Choices['options'];
  readonly onChoice: (event: ChoiceEvent) => void;
};

/** Each engine's options, under the engine's own names. */
export default function EngineOptions({options, onChoice}: Props): ReactNode {
  return (
    <details className={styles.options}>
      <summary>
        <Translate id="site.playground.options">Engines and their options</Translate>
      </summary>
      <div className={styles.engines}>
        {engineIds.map((engine) => (
          <fieldset key={engine} className={styles.engine}>
            <legend>
              <EngineName engine={engine} />
            </legend>
            {Object.entries(catalog[engine].options as Readonly<Record<string, Option>>).map(
              ([name, option]) => (
                <label key={name} className={styles.option}>
                  {field(engine, name, option, options, onChoice)}
                  <code>{option.label}</code>
                </label>
              ),
            )}
          </fieldset>
        ))}
      </div>
      <Button
        onClick={() => {
          onChoice({type: 'standard options'});
        }}
      >
        <Translate id="site.playground.options.reset">Reset options</Translate>
      </Button>
    </details>
  );
}

function field(
  engine: EngineId,
  name: string,
  option: Option,
  options: Choices['options'],
  onChoice: (event: ChoiceEvent) => void,
): ReactNode {
  const value = (options[engine] as Readonly<Record<string, boolean | string>>)[name];
  return option.kind === 'switch' ? (
    <input
      type="checkbox"
      checked={value === true}
      onChange={({target}) => {
        onChoice({type: 'option', engine, name, value: target.checked});
      }}
    />
  ) : (
    <select
      value={String(value)}
      onChange={({target}) => {
        onChoice({type: 'option', engine, name, value: target.value});
      }}
    >
      {option.values.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
