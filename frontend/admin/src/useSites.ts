import { useQuery } from '@tanstack/react-query';
import { officeSitesAnswer } from '#contracts-admin';
import { officeApi } from './officeApi';
import { readAnswer } from './readAnswer';

/** The sites of the house, to choose from. */
export const useSites = () =>
  useQuery({ queryKey: ['officeSites'], queryFn: () => readAnswer(officeApi.sites(), officeSitesAnswer), retry: false });
