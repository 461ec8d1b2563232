export {default as Key} from './Key/index.tsx';
export {isSingleKey} from './key-press.ts';
export {areSingleKeysOn, keepSingleKeys} from './single-keys.ts';
export {isTyping} from './typing.ts';
export {useIsApple} from './useIsApple.ts';
