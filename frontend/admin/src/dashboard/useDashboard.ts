import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardAnswer, type DashboardQuery } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { askedAgainAfter } from './polling';

/** The figures; asked for again while they are being counted. Those of the choice before stay until then, and `isPlaceholderData` says so. */
export const useDashboard = (view: DashboardQuery) =>
  useQuery({
    queryKey: ['dashboard', view],
    queryFn: ({ signal }) => readAnswer(officeApi.dashboard(view, signal), dashboardAnswer),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => askedAgainAfter(state.data?.refresh),
    retry: false,
  });
