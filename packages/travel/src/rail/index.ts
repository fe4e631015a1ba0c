/** Trains between places, from a table of known lines. Apart from the package's own door: the table is heavy. */
export { trainBetween, type TrainRide } from './train-between';
export { stationRides, type StationRides } from './station-rides';
export { townTrain } from './town-train';
