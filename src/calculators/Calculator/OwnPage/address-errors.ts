import {translate} from '@docusaurus/Translate';
import type {AddressError} from '../share';

/** The message for a bad value of an address; it names the default that is used instead. */
export function addressErrorMessage({name, text, error, used}: AddressError): string {
  const words = {pair: `${name}=${text}`, used: used || '“”'};
  switch (error.code) {
    case 'empty':
      return translate(
        {
          id: 'site.Calculator.address.empty',
          message: '{pair} has no value; the default {used} is used',
        },
        words,
      );
    case 'not-a-number':
      return translate(
        {
          id: 'site.Calculator.address.notANumber',
          message: '{pair} is not a number; the default {used} is used',
        },
        words,
      );
    case 'not-an-integer':
      return translate(
        {
          id: 'site.Calculator.address.notAnInteger',
          message: '{pair} is not an integer; the default {used} is used',
        },
        words,
      );
    case 'too-small':
      return translate(
        {
          id: 'site.Calculator.address.tooSmall',
          message: '{pair} is below {limit}; the default {used} is used',
        },
        {...words, limit: error.limit},
      );
    case 'too-large':
      return translate(
        {
          id: 'site.Calculator.address.tooLarge',
          message: '{pair} is above {limit}; the default {used} is used',
        },
        {...words, limit: error.limit},
      );
    case 'not-an-option':
      return translate(
        {
          id: 'site.Calculator.address.notAnOption',
          message: '{pair} is not one of {options}; the default {used} is used',
        },
        {...words, options: error.options.filter(Boolean).join(', ')},
      );
    case 'unreadable':
      return translate(
        {
          id: 'site.Calculator.address.unreadable',
          message: '{pair} cannot be read; the default {used} is used',
        },
        words,
      );
  }
}
