// A picture or a font, where only its address matters.
module.exports = { __esModule: true, default: '/file' };
