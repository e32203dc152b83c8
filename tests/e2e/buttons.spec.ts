import { expect, test } from './support/test.ts';

/** Buttons that do what they say, where a link's address alone does not show it. */

test('Calculate ROI leads to the worksheet, and Download Business Case prints only it', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printed = '';
    };
  });
  await open('/roles/finance-leaders');
  await page.getByRole('link', { name: 'Calculate ROI' }).click();
  const heading = page.getByRole('heading', { name: 'Estimate your own return' });
  await expect(heading).toBeInViewport();

  await page.getByLabel('Person-days for one monthly close').fill('10');
  const download = page.getByRole('button', { name: 'Download Business Case' });
  await expect(page.getByText('You can also send it to us')).toBeVisible();
  await download.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.locator('#estimate').getByText('360–720')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What decides the price' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a question of a page is put into the form, beside what was written there before', async ({
  page,
  open,
  form,
}) => {
  await open('/contact?interest=careers');
  await form.field('firstName').fill('Zoë');
  await form.field('challenge').fill('Our own words.');
  const question =
    'In which formats do we get our data at the end, and how long does an export take?';
  await open('/solutions');
  await page.getByRole('link', { name: question }).click();
  await expect(form.field('challenge')).toHaveValue(`Our own words.\n\n${question}`);
  await expect(form.field('firstName')).toHaveValue('Zoë');
  await expect(form.interest).toHaveValue('expert');
  const isWhole = await form
    .field('challenge')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);

  // A later change stays, and a reload does not add the question again.
  await form.field('challenge').fill(`${question} As CSV?`);
  await page.reload();
  await expect(form.field('challenge')).toHaveValue(`${question} As CSV?`);
});

test('the form that the Spanish article leads to speaks Spanish and sends the same', async ({
  page,
  open,
  form,
  person,
}) => {
  await open('/blog/crm-no-genera-dinero');
  await page.getByRole('main').getByRole('link', { name: 'Habla con un experto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hablemos');
  const field = (name: string) => page.locator('form').getByRole('textbox', { name, exact: true });
  await expect(field('Tu reto')).toHaveValue(
    'Quiero revisar la ruta de nuestros datos comerciales.',
  );
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await send.click();
  await form.expectToast('Error', 'Llena todos los campos obligatorios');
  await expect(page.getByText('Escribe tu nombre.').first()).toBeVisible();

  const { firstName, lastName, email } = person.fields;
  await field('Nombre').fill(firstName);
  await field('Apellido').fill(lastName);
  await field('Correo electrónico').fill(email);
  const label = await page.getByText(/^¿Cuánto es \d+ \+ \d+\?/).textContent();
  const [, a, b] = label?.match(/(\d+) \+ (\d+)/) ?? [];
  const answer = page.getByRole('textbox', { name: /^¿Cuánto es / });
  await answer.fill('0');
  await send.click();
  await form.expectToast(
    'No pudimos verificarte',
    'Responde bien la suma para confirmar que eres una persona',
  );
  await answer.fill(String(Number(a) + Number(b)));
  await form.takeTime();
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await send.click();
  await form.expectToast('¡Mensaje enviado!', 'Ya tenemos tu mensaje. Te responderemos pronto.');
  expect((await post).postDataJSON()).toEqual({
    ...{ interest: 'expert', firstName, lastName, email, company: '', role: '' },
    challenge: 'Quiero revisar la ruta de nuestros datos comerciales.',
  });
  await expect(page.getByRole('region', { name: 'Ya tenemos tu mensaje' })).toBeVisible();
});
