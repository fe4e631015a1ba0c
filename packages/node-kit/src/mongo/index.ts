/** The way of a service to MongoDB: an export of its own, so that only services with documents load mongoose. */
export { openMongo, type Mongo, type MongoOptions } from './open-mongo';
export { withMongoErrors, type MongoErrorMapping } from './mongo-errors';
