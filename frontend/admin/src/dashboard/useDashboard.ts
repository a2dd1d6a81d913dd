import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dashboardAnswer, type DashboardQuery } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';

const COUNTING_MS = 2_000;

/** The figures; asked for again while they are being counted. */
export const useDashboard = (view: DashboardQuery) =>
  useQuery({
    queryKey: ['dashboard', view],
    queryFn: ({ signal }) => readAnswer(officeApi.dashboard(view, signal), dashboardAnswer),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.refresh === 'running' ? COUNTING_MS : false),
    retry: false,
  });
