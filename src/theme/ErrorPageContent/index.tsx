export {default} from '@site/src/components/CrashReport';
