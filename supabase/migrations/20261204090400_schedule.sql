-- Starts the delivery once a minute on a server that has pg_cron and pg_net, as a hosted project
-- does. Elsewhere it does nothing: `npm start` has a schedule of its own. It may run again: a job of
-- the same name is replaced. Address and token come from the vault (docs/deploy.md), so a job
-- without them does nothing.
do $$
begin
  if (
    select count(*) < 3 from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) then
    raise notice 'pg_cron, pg_net or the vault is not available: nothing is scheduled';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('contact-delivery', '* * * * *', $job$
    select net.http_post(
      url := address.decrypted_secret,
      headers := jsonb_build_object('authorization', 'Bearer ' || token.decrypted_secret))
    from vault.decrypted_secrets address, vault.decrypted_secrets token
    where address.name = 'contact_delivery_url' and token.name = 'contact_delivery_token'
  $job$);
  -- pg_cron keeps a row for each run and deletes none.
  perform cron.schedule('contact-delivery-history', '17 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '3 days'
  $job$);
end
$$;
