/** Places that lie near a station as the crow flies, with water, mountains or a border in between that no train crosses. */
import { distanceKm, type Position } from '../great-circle';

/**
 * Middle and radius in km. General knowledge, from maps: islands without a railway within reach of a stop of the table,
 * shores that face one across a strait, and coasts behind mountains.
 */
const AREAS: readonly (readonly [latitude: number, longitude: number, km: number])[] = [
  [40.55, 14.23, 4], // Capri
  [40.73, 13.9, 6], // Ischia
  [40.76, 14.02, 2], // Procida
  [40.625, 14.5, 5], // Positano
  [50.68, -1.3, 12], // Isle of Wight
  [43.32, 16.65, 12], // Brač
  [43.29, 16.48, 5], // Brač, its western end
  [43.39, 16.3, 7], // Šolta
  [37.74, 23.5, 7], // Aegina
  [43.51, 7.05, 1.5], // Lérins
  [43.0, 6.22, 6], // Porquerolles
  [36.01, -5.6, 8], // Tarifa, opposite Tangier
  [41.22, 9.42, 6], // La Maddalena
  [12.92, 100.78, 3], // Ko Lan
  [10.72, 103.25, 12], // Koh Rong
  [20.43, -86.92, 12], // Cozumel
  [21.23, -86.73, 4], // Isla Mujeres
  [22.17, 113.55, 6], // Macau
  [-32.0, 115.52, 6], // Rottnest
  [-19.14, 146.84, 5], // Magnetic Island
  [-36.8, 175.1, 9], // Waiheke
  [34.46, 133.99, 5], // Naoshima
  [34.5, 134.28, 12], // Shōdoshima
  [1.07, 104.03, 14], // Batam
  [1.05, 104.45, 16], // Bintan
  [24.44, 118.36, 10], // Kinmen, opposite Xiamen
  [22.34, 120.37, 3], // Xiaoliuqiu
  [-8.16, 114.44, 4], // Gilimanuk on Bali, opposite Banyuwangi
];

/** Whether no train leads to a place, though a station is near. */
export const isCutOff = (position: Position): boolean =>
  AREAS.some(([latitude, longitude, km]) => distanceKm({ latitude, longitude }, position) <= km);
