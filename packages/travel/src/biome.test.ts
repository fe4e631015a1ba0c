import { groundAt, reliefOf } from './biome';

const at = (latitude: number, longitude: number, kind: string) => groundAt({ latitude, longitude }, reliefOf(kind));

describe('groundAt', () => {
  test.each([
    ['Santorini', at(36.4, 25.43, 'island'), { biome: 'dry', hasSnow: false }],
    ['Tenerife', at(28.29, -16.63, 'island'), { biome: 'dry', hasSnow: false }],
    ['Lanzarote', at(28.96, -13.6, 'desert'), { biome: 'desert', hasSnow: false }],
    ['Madeira', at(32.65, -16.9, 'island'), { biome: 'temperate', hasSnow: false }],
    ['Zermatt', at(46.02, 7.75, 'winter'), { biome: 'conifer', hasSnow: true }],
    ['Innsbruck', at(47.26, 11.4, 'mountain'), { biome: 'conifer', hasSnow: true }],
    ['the Black Forest', at(47.9, 8.1, 'mountain'), { biome: 'conifer', hasSnow: false }],
    ['Port Douglas', at(-16.48, 145.46, 'beach'), { biome: 'tropical', hasSnow: false }],
    ['Hoi An', at(15.88, 108.33, 'old-town'), { biome: 'tropical', hasSnow: false }],
    ['Dubai', at(25.2, 55.27, 'city'), { biome: 'desert', hasSnow: false }],
    ['Petra', at(30.33, 35.44, 'desert'), { biome: 'desert', hasSnow: false }],
    ['El Calafate', at(-50.34, -72.27, 'winter'), { biome: 'bare', hasSnow: true }],
    ['Reykjavík', at(64.15, -21.94, 'city'), { biome: 'bare', hasSnow: true }],
    ['Banff', at(51.18, -115.57, 'mountain'), { biome: 'conifer', hasSnow: true }],
    ['Kruger', at(-24.99, 31.55, 'forest'), { biome: 'savanna', hasSnow: false }],
    ['Zanzibar', at(-6.16, 39.2, 'beach'), { biome: 'tropical', hasSnow: false }],
    ['Cape Town', at(-33.92, 18.42, 'mountain'), { biome: 'dry', hasSnow: false }],
    ['Honolulu', at(21.3, -157.85, 'beach'), { biome: 'tropical', hasSnow: false }],
    ['San Francisco', at(37.77, -122.42, 'city'), { biome: 'dry', hasSnow: false }],
    ['Queenstown', at(-45.03, 168.66, 'mountain'), { biome: 'temperate', hasSnow: true }],
    ['London', at(51.5, -0.13, 'city'), { biome: 'temperate', hasSnow: false }],
    ['Lima', at(-12.05, -77.04, 'city'), { biome: 'desert', hasSnow: false }],
    ['Cusco', at(-13.52, -71.97, 'mountain'), { biome: 'dry', hasSnow: true }],
  ])('knows what grows around %s', (_, ground, expected) => {
    expect(ground).toEqual(expected);
  });
});
