import {createStaticServer} from './static-server';

const [folder = 'build', port = '4000', baseUrl = '/', headers] = process.argv.slice(2);

createStaticServer(folder, baseUrl, {readsHeaders: headers === 'headers'}).listen(
  Number(port),
  '127.0.0.1',
  () => {
    console.log(`Serving ${folder} at http://127.0.0.1:${port}${baseUrl}`);
  },
);
