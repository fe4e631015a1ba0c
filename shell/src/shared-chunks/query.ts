/** The parts of react-query that remotes may use; one more name here costs every visitor its bytes. */
export { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
