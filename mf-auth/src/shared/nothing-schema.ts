/** For answers in which nothing is read. */
export const nothingSchema = { safeParse: (_data: unknown) => ({ success: true, data: null }) as const };
