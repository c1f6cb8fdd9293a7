import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkedChunks, entryChunks } from './scripts/entry-chunks.ts';
import { compiledMessages } from './scripts/messages-plugin.ts';
import { moduleTable } from './scripts/module-table.ts';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';

/** Browsers from 2021 on, the WebViews of the large Chinese apps among them. */
export const TARGET = ['chrome87', 'safari14', 'firefox90'];

/** In development the boot script is a module; the build writes it into the page (scripts/postbuild.ts). */
const bootInDevelopment: Plugin = {
  name: 'boot-in-development',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<!--boot-->', '<script type="module" src="/zhuyin/src/app/boot.ts"></script>'),
};

export default defineConfig(({ isSsrBuild }) => ({
  base: '/zhuyin/',
  plugins: [
    compiledMessages,
    react(),
    bootInDevelopment,
    ...(isSsrBuild ? [] : [checkedChunks, moduleTable, oldestBrowsers]),
  ],
  build: {
    target: isSsrBuild ? 'esnext' : TARGET,
    cssTarget: TARGET,
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: entryChunks(),
            },
          },
        }),
  },
  ssr: { noExternal: true },
}));
