/** Every wire has one schema, and it lives here. */
export * from './airport';
export * from './basics';
export * from './catalogue';
export * from './destination';
export * from './error';
export * from './flight';
export * from './google-offer';
export * from './hotel';
export * from './place';
export * from './recommendation';
export * from './release';
export * from './return-to';
export * from './service';
export * from './telemetry';
export * from './text';
export * from './trip';
export * from './user';
