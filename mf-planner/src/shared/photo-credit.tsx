import { photoCreditSchema, type PhotoCredit } from '@sojourn/contracts/photo';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { CreditLine } from './photo-credit.styles';
import { isPhoto } from './place-picture.model';

/** Who is named for a photograph, below it; nothing for a drawing. */
export const PhotoCreditLine = ({ imageUrl }: { imageUrl: string | undefined }) => {
  const { data } = useQuery({
    queryKey: ['photo credit', imageUrl],
    queryFn: ({ signal }) => apiRequest({ path: `${imageUrl}/credit`, schema: photoCreditSchema, signal }),
    enabled: isPhoto(imageUrl),
    retry: false,
  });
  return data ? <Credit {...data} /> : null;
};

const Credit = ({ author, authorUrl, source, sourceUrl, license, licenseUrl }: PhotoCredit) => (
  <CreditLine>
    Photo by <Named name={author} address={authorUrl} /> on <Named name={source} address={sourceUrl} />
    {license && (
      <>
        , <Named name={license} address={licenseUrl} />
      </>
    )}
  </CreditLine>
);

/** A name that leads to an address of the web; nothing else may be followed. */
const Named = ({ name, address }: { name: string; address: string | undefined }) =>
  address && /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <>{name}</>
  );
