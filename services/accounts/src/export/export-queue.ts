/** The port to the queue of downloads that are to be made. */
export type ExportOrder = { userId: string; exportId: string };

export type ExportQueue = {
  /**
   * Hands an order in; one that is in the queue already stays one. Durable once it resolves.
   * @throws AppError `unavailable` within a second while the queue cannot be reached
   */
  add(order: ExportOrder): Promise<void>;
};
