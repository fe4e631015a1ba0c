/** How many days ahead a flight can be booked: airlines open their timetables about 361 days before departure. */
export const DAYS_ON_SALE = 361;
