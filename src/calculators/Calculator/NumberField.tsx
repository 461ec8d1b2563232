import type {ComponentProps, ReactNode} from 'react';
import {readErrorMessage} from './format';
import type {ReadError} from './model';
import TextField from './TextField';

type Props = Omit<ComponentProps<typeof TextField>, 'error' | 'inputMode'> & {
  readonly error?: ReadError | undefined;
};

/** A field for one number. It is a text field, because browsers' number fields reject full-width digits. */
export default function NumberField({error, ...field}: Props): ReactNode {
  return <TextField {...field} inputMode="decimal" error={error && readErrorMessage(error)} />;
}
