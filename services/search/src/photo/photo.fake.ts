/** Answers to a search as the providers of photographs document them, each with one upright photograph before the one to show. */

const unsplashPhoto = (id: string, [width, height]: readonly [number, number]) => ({
  id,
  created_at: '2026-05-03T11:00:28-04:00',
  width,
  height,
  color: '#60544D',
  blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
  alt_description: 'a street at dusk',
  likes: 12,
  urls: {
    raw: `https://images.unsplash.com/${id}?ixid=1`,
    full: `https://images.unsplash.com/${id}?q=75&fm=jpg`,
    regular: `https://images.unsplash.com/${id}?q=75&fm=jpg&w=1080&fit=max`,
    small: `https://images.unsplash.com/${id}?w=400`,
    thumb: `https://images.unsplash.com/${id}?w=200`,
  },
  links: {
    self: `/photos/${id}`,
    html: `https://unsplash.com/photos/${id}`,
    download: `https://unsplash.com/photos/${id}/download`,
    download_location: `/photos/${id}/download?ixid=1`,
  },
  user: {
    id: 'u1',
    username: 'ada',
    name: 'Ada Lens',
    links: { self: '/users/ada', html: 'https://unsplash.com/@ada' },
  },
});

/** @param origin where its API answers */
export function unsplashAnswer(origin: string) {
  const results = [unsplashPhoto('tall', [3_000, 4_000]), unsplashPhoto('wide', [4_000, 3_000])].map((photo) => ({
    ...photo,
    links: {
      ...photo.links,
      self: `${origin}${photo.links.self}`,
      download_location: `${origin}${photo.links.download_location}`,
    },
  }));
  return { total: 133, total_pages: 7, results };
}

const pexelsPhoto = (id: number, [width, height]: readonly [number, number]) => ({
  ...{ id, width, height, photographer: 'Joey Farina', photographer_id: 680589, avg_color: '#978E82', liked: false },
  url: `https://www.pexels.com/photo/${id}/`,
  photographer_url: 'https://www.pexels.com/@joey',
  src: {
    original: `https://images.pexels.com/photos/${id}/${id}.jpeg`,
    large2x: `https://images.pexels.com/photos/${id}/${id}.jpeg?auto=compress&dpr=2&h=650&w=940`,
    large: `https://images.pexels.com/photos/${id}/${id}.jpeg?h=650&w=940`,
    medium: `https://images.pexels.com/photos/${id}/${id}.jpeg?h=350`,
  },
  alt: 'Brown Rocks During Golden Hour',
});

export const pexelsAnswer = () => ({
  ...{ total_results: 10_000, page: 1, per_page: 10, next_page: 'https://api.pexels.com/v1/search/?page=2' },
  photos: [pexelsPhoto(1, [3_000, 4_000]), pexelsPhoto(2, [4_000, 3_000])],
});

const commonsPage = (index: number, file: string, image: object) => ({
  ...{ pageid: 100 + index, ns: 6, title: `File:${file}`, index, imagerepository: 'local' },
  imageinfo: [
    {
      ...{ size: 9_000_000, width: 5_000, height: 3_300, mime: 'image/jpeg' },
      thumburl: `https://upload.wikimedia.org/commons/thumb/${file}/1280px-${file}`,
      url: `https://upload.wikimedia.org/commons/${file}`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:${file}`,
      extmetadata: {
        LicenseShortName: { value: 'CC BY-SA 4.0', source: 'commons-desc-page', hidden: '' },
        LicenseUrl: {
          value: 'https://creativecommons.org/licenses/by-sa/4.0',
          source: 'commons-desc-page',
          hidden: '',
        },
        Artist: {
          value: '<a href="//commons.wikimedia.org/wiki/User:Diliff" title="User:Diliff">Diliff &amp; Co</a>',
          source: 'commons-desc-page',
        },
      },
      ...image,
    },
  ],
});

/** Its pages come in no order; `index` says which one fits best. */
export const commonsAnswer = () => ({
  batchcomplete: true,
  query: {
    pages: [
      commonsPage(4, 'Later.jpg', {}),
      commonsPage(3, 'Best.jpg', {}),
      commonsPage(2, 'Map.svg', { mime: 'image/svg+xml' }),
      commonsPage(1, 'Tall.jpg', { width: 3_000, height: 4_500 }),
    ],
  },
});
