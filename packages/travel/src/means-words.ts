/** The words for each means of getting to a destination. */

/** How one gets to a destination: the longest part of the way; by `ferry` there is a train or a drive before and after. */
export type TravelMeans = 'plane' | 'train' | 'car' | 'ferry';

/** As a heading, `Drive`, and after a number of hours, `by car`. */
export const meansWords: Readonly<Record<TravelMeans, { noun: string; by: string }>> = {
  plane: { noun: 'Flight', by: 'by air' },
  train: { noun: 'Train', by: 'by train' },
  car: { noun: 'Drive', by: 'by car' },
  ferry: { noun: 'Ferry', by: 'by ferry' },
};
