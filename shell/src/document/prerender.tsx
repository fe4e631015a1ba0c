export const pages = {
  home: (files: { scripts: { src: string; integrity: string }[]; doors: object }) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><script type="application/json" id="registry">__REGISTRY__</script>${files.scripts.map((s) => `<script defer src="${s.src}" integrity="${s.integrity}" crossorigin="anonymous"></script>`).join('')}</head><body><div id="root"></div></body></html><!-- ${JSON.stringify(files.doors)} -->`,
};
