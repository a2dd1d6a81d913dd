import { Building2, Percent } from 'lucide-react';
import { placeWords } from '../home/place-words';
import { later } from '../ui/later';
import type { PlaceGroup } from './place';

export const companiesPlaces: PlaceGroup = {
  title: 'Companies',
  places: [
    {
      right: 'companies',
      to: '/companies',
      ...placeWords.companies,
      Icon: Building2,
      lists: {
        companies: {
          list: later(() => import('../companies/CompaniesList'), 'CompaniesList'),
          show: later(() => import('../companies/CompanyPage'), 'CompanyPage'),
        },
      },
    },
    {
      right: 'companies',
      to: '/vat',
      ...placeWords.vat,
      Icon: Percent,
      lists: { vat: { list: later(() => import('../vat/VatList'), 'VatList'), show: later(() => import('../vat/VatPage'), 'VatPage') } },
    },
  ],
};
