const hint = '//# allFunctionsCalledOnLoad';
/** Characters: what is in a smaller file is compiled in a few milliseconds. */
const small = 20_000;

/** Whether a file of the build is compiled function by function, each when it is first called. */
export const lacksHint = (code) => code.length >= small && !code.startsWith(hint);

/**
 * A part of the build by which Chrome compiles a file while it waits for others, and not when it is first called, where a press would wait for it
 * (decision 50). Only the first line counts, where Vite writes as well; sources move down by a line. To other browsers it is a comment.
 */
export const compileHint = {
  name: 'compile-hint',
  // not where file-groups.mjs only weighs the files
  apply: ({ build }, { command }) => command === 'build' && build?.write !== false,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !lacksHint(file.code)) continue;
        file.code = `${hint}\n${file.code}`;
        const map = bundle[`${file.fileName}.map`];
        if (map) map.source = String(map.source).replace('"mappings":"', '$&;');
      }
    },
  },
};
