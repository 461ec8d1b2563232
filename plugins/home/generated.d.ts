declare module '@generated/home/default/home.json' {
  import type {HomeData} from '@site/plugins/home';

  const home: HomeData;
  export default home;
}
